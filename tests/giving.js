// Texts and files that a page gets as if they were pasted or dropped.

/**
 * Pastes or drops a file in the middle of a page.
 * @param {import("playwright-core").Page} page
 * @param {"paste" | "drop"} how
 * @param {string | Uint8Array} bytes
 * @param {string} type
 * @returns {Promise<boolean>} the page took it
 */
export const giveFile = (page, how, bytes, type) =>
  page.evaluate(
    ([how, text, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], "board", { type }));
      const options = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent(how, { ...options, clipboardData: data })
          : new DragEvent(how, { ...options, dataTransfer: data });
      return !document.body.dispatchEvent(event);
    },
    [how, Buffer.from(bytes).toString("base64"), type],
  );

/**
 * Pastes or drops a text on an element, or reports that it is dragged over it.
 * @param {import("playwright-core").Page} page
 * @param {"paste" | "drop" | "dragover"} how
 * @param {string} text
 * @param {string} [selector]
 * @returns {Promise<boolean>} the page took it
 */
export const giveText = (page, how, text, selector = "body") =>
  page.evaluate(
    ([how, text, selector]) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      const options = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent(how, { ...options, clipboardData: data })
          : new DragEvent(how, { ...options, dataTransfer: data });
      return !document.querySelector(selector).dispatchEvent(event);
    },
    [how, text, selector],
  );

/**
 * A drawn picture as a file.
 * @param {import("playwright-core").Page} page
 * @param {{ data: Uint8ClampedArray, width: number, height: number }} picture
 */
export async function fileOf(page, { data, width, height }, type = "image/png") {
  const text = await page.evaluate(
    async ([text, width, height, type]) => {
      const data = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
      const blob = await canvas.convertToBlob({ type, quality: 0.7 });
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).split(",")[1]);
        reader.readAsDataURL(blob);
      });
    },
    /** @type {const} */ ([Buffer.from(data.buffer).toString("base64"), width, height, type]),
  );
  return Buffer.from(text, "base64");
}
