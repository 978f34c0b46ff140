<?php
// Renders a text as WordPress does, without a database: php wordpress.php FOLDER < [snippet, oEmbed response]
define('ABSPATH', $argv[1] . '/');
define('WPINC', 'wp-includes');
define('WP_CONTENT_DIR', ABSPATH . 'wp-content');

foreach (['compat', 'plugin', 'load', 'functions', 'formatting', 'kses', 'l10n', 'shortcodes', 'embed', 'class-wp-oembed', 'link-template', 'theme'] as $name) {
    require_once ABSPATH . WPINC . "/$name.php";
}
foreach (['blog_charset' => 'UTF-8', 'home' => 'https://blog.example', 'siteurl' => 'https://blog.example'] as $option => $value) {
    add_filter("pre_option_$option", fn() => $value);
}

/** Stands for the one of WordPress that draws it at random. */
function wp_generate_password()
{
    return 'secret';
}

[$snippet, $oembed] = json_decode(stream_get_contents(STDIN));
echo json_encode([
    'administrator' => wpautop($snippet),
    'author' => wp_kses_post($snippet),
    'link' => wp_filter_oembed_result($oembed->html, $oembed, $oembed->provider_url),
]);
