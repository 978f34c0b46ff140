// The tabs of an explain pane: a narrow row shows only some of them, and the menu at its end has all.

/** Opens a tab in the row, or in the menu if the row does not show it. @param {any} pane @param {string} tab */
export async function openTab(pane, tab) {
  const inRow = pane.locator(`[role=tab]#tab-${tab}`);
  const fits = await inRow.evaluateAll((/** @type {HTMLElement[]} */ tabs) =>
    tabs.some((each) => {
      const row = /** @type {HTMLElement} */ (each.parentElement);
      return each.offsetTop - row.offsetTop < each.offsetHeight / 2;
    }),
  );
  if (fits) return inRow.click();
  await pane.locator(".tabs > .more").click();
  await pane.locator(`[popover] [data-tab="${tab}"]`).click();
}
