/**
 * @file Entry point of the package: both elements as components of React. React does not attach the listeners of custom elements when it
 * hydrates the markup of a server, so these components attach them themselves. A component with `position` shows that position, and tells the
 * next one to `onPositionChange`; one with `defaultPosition` begins there and owns its game.
 */
import { createElement, forwardRef, useEffect, useImperativeHandle, useReducer, useRef } from "react";
import { bindPosition } from "./position.js";
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

/**
 * Binds the position of an element to the props of its component.
 * @param {import("react").MutableRefObject<any>} element
 * @param {string | undefined} position
 * @param {((position: string) => void) | undefined} tell
 */
function usePosition(element, position, tell) {
  const latest = useRef(tell);
  /** @type {import("react").MutableRefObject<ReturnType<typeof bindPosition> | null>} */
  const bound = useRef(null);
  const [, renderAgain] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    bound.current = bindPosition(element.current, (next) => {
      latest.current?.(next);
      renderAgain(); // a position that the host has kept is shown again
    });
    return () => bound.current?.end();
  }, [element]);
  useEffect(() => {
    latest.current = tell;
    bound.current?.write(position);
  });
}

/** A component that renders an element of ours. @param {string} tag */
function componentOf(tag) {
  /** @param {Record<string, unknown>} props @param {import("react").ForwardedRef<HTMLElement>} ref */
  function Component({ position, defaultPosition, onPositionChange, ...props }, ref) {
    /** @type {import("react").MutableRefObject<HTMLElement | null>} */
    const element = useRef(null);
    const { current: board } = useRef(position ?? defaultPosition); // the markup of a server has the first position
    usePosition(element, /** @type {any} */ (position), /** @type {any} */ (onPositionChange));
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
    return createElement(tag, {
      ...Object.fromEntries(others.map(attributeOf)),
      ...(board === undefined ? {} : { board }),
      ref: element,
    });
  }
  return forwardRef(Component);
}

export const LightsOut = componentOf("lights-out");
export const RotatingDoors = componentOf("rotating-doors");
