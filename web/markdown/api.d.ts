// The public interface of the plugins for Markdown, without the types of remark and markdown-it, which need not be installed.

export interface Options {
  /** The language of the pictures' names and of errors, as of the elements. By default "en". */
  lang?: string;
  /**
   * A block that cannot be read stays a block of code with its text as it was, and the sentence that says why is its title in markdown-it and a
   * message of the file in remark ("code", the default); or it throws a SyntaxError ("throw").
   */
  onError?: "code" | "throw";
}

export type MarkdownItLights = (md: object, options?: Options) => void;
export type RemarkLights = (options?: Options) => (tree: object, file: object) => void;

/** A plugin of markdown-it: fenced blocks `lights` and `doors` become elements with their pictures. */
export declare const markdownItLights: MarkdownItLights;
/** The same as a plugin of remark. */
export declare const remarkLights: RemarkLights;
