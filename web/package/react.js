/**
 * @file Entry point of the package: both elements as components of React. React does not attach the listeners of custom elements when it
 * hydrates the markup of a server, so these components attach them themselves.
 */
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import "./elements.js";

/** The attributes that are there or not. React 18 would write false as text, which counts as true. */
const FLAGS = ["readonly", "fit", "disabled"];

/** The attribute that a prop becomes: its name and its value. @param {[string, unknown]} prop @returns {[string, unknown]} */
function attributeOf([name, value]) {
  if (name === "className") return ["class", value];
  if (FLAGS.includes(name)) return [name, value ? true : undefined];
  if (name === "masks" && typeof value === "boolean") return [name, value ? "show" : "hide"];
  return [name, value];
}

/** A component that renders an element of ours. @param {string} tag */
function componentOf(tag) {
  /** @param {Record<string, unknown>} props @param {import("react").ForwardedRef<HTMLElement>} ref */
  function Component(props, ref) {
    /** @type {import("react").MutableRefObject<HTMLElement | null>} */
    const element = useRef(null);
    const isListener = (/** @type {[string, unknown]} */ [name]) => name.startsWith("onlights-");
    const listeners = Object.entries(props).filter(isListener);
    const others = Object.entries(props).filter((prop) => !isListener(prop));
    useImperativeHandle(ref, () => /** @type {HTMLElement} */ (element.current));
    useEffect(() => {
      const attached = new AbortController();
      for (const [name, listener] of listeners)
        if (listener)
          element.current?.addEventListener(name.slice("on".length), /** @type {EventListener} */ (listener), {
            signal: attached.signal,
          });
      return () => attached.abort();
    });
    return createElement(tag, { ...Object.fromEntries(others.map(attributeOf)), ref: element });
  }
  return forwardRef(Component);
}

export const LightsOut = componentOf("lights-out");
export const RotatingDoors = componentOf("rotating-doors");
