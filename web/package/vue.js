/**
 * @file Entry point of the package: both elements as components of Vue, whose `v-model` is the position. Attributes, listeners and content go to the
 * element. A component without a model owns its game.
 */
import { defineComponent, h, nextTick, onBeforeUnmount, onMounted, ref, watch } from "vue";
import { bindPosition } from "./position.js";
import "./elements.js";

/** A component that renders an element of ours. @param {string} name @param {string} tag */
const componentOf = (name, tag) =>
  defineComponent({
    name,
    props: { modelValue: String },
    emits: { "update:modelValue": (/** @type {string} */ position) => typeof position === "string" },
    setup(props, { emit, slots, expose }) {
      const element = ref();
      const { modelValue: board } = props; // the markup of a server has the first position
      /** @type {ReturnType<typeof bindPosition> | undefined} */
      let bound;
      onMounted(() => {
        bound = bindPosition(element.value, async (position) => {
          emit("update:modelValue", position);
          await nextTick();
          bound?.write(props.modelValue); // a position that the host has kept is shown again
        });
        bound.write(props.modelValue);
      });
      watch(
        () => props.modelValue,
        (position) => bound?.write(position),
      );
      onBeforeUnmount(() => bound?.end());
      expose({ element });
      return () => h(tag, board === undefined ? { ref: element } : { ref: element, board }, slots.default?.());
    },
  });

export const LightsOut = componentOf("LightsOut", "lights-out");
export const RotatingDoors = componentOf("RotatingDoors", "rotating-doors");
