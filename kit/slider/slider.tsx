"use client";

import clsx from "clsx";
import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useControllable } from "../controllable.ts";
import { inputValue } from "../enter-value.ts";
import { useFormEvent } from "../form-event.ts";
import { useGivenRef } from "../given-ref.ts";
import { HeldEntry } from "../hydration.ts";
import { finite } from "../option-set.ts";
import { bothHandlers } from "../render-as.ts";
import { whenSet } from "../set-by-code.ts";
import styles from "./slider.module.css";
import { SliderRail } from "./slider-rail.tsx";
import { checkInitialisedOnce, firstValues, moveHandle, nearestHandle } from "./slider-values.ts";

type OwnProperties = "children" | "type" | "value" | "defaultValue" | "min" | "max" | "step";

/**
 * `className` and `style` go to the outer element, `id` and `ref` to the first input, other props to the input of each
 * handle.
 */
export interface SliderProps extends Omit<ComponentProps<"input">, OwnProperties> {
  /** The label. With several handles it is the legend of their group. */
  label: ReactNode;
  /** One value per handle (controlled). */
  values?: readonly number[];
  /**
   * The initial value of each handle (uncontrolled). By default, there is one handle in the middle. If this prop
   * changes later, the new values apply when the form is reset. To change the number of handles, give the slider
   * another `key`.
   * @throws RangeError if it is empty ('model must not be an empty array')
   * @throws Error if the same slider is initialised twice ('element can be initialised once')
   */
  defaultValues?: readonly number[];
  /** Called with all values when a handle has moved. */
  onValuesChange?: (values: readonly number[]) => void;
  /** The label of each handle; required if there is more than one. */
  handles?: readonly ReactNode[];
  /** The lower limit. */
  min?: number;
  /** The upper limit. */
  max?: number;
  /** The step between the values that a handle can take. */
  step?: number;
  /** Whether each value is shown above its handle. */
  tooltips?: boolean;
  /** Formats a value for display and screen readers; by default, a plain number. */
  format?: (value: number) => string;
  /** A ref to the object through which code can read and move the handles. */
  control?: Ref<SliderControl>;
}

/** Lets code read the values and move the handles. */
export interface SliderControl {
  /** The current values. */
  values: readonly number[];
  /**
   * Moves a handle; its neighbours limit it.
   * @throws RangeError 'invalid handle number'
   */
  set: (handle: number, value: number) => void;
}

/**
 * Native range inputs on one track, one per handle. Handles don't cross; a click on the track moves the nearest handle.
 */
export function Slider({ label, values: given, onValuesChange, handles = [], ...props }: SliderProps) {
  const { defaultValues = given, tooltips = true, ...more } = props;
  const { min: lowest = 0, max: highest = 100, step: distance = 1, ...others } = more;
  const { format = String, control, className, style, id: givenId, ref, onChange, ...input } = others;
  const [min, max] = [finite(lowest, 0), finite(highest, 100)];
  const scale = { min, max, step: finite(distance, 1) };
  const ownId = useId();
  const idOf = (handle: number) => (handle === 0 && givenId) || `${givenId ?? ownId}-${handle}`;
  const first = useGivenRef(ref);
  const dragged = useRef<HTMLInputElement>(null);
  const [model] = useState(defaultValues ?? [(min + max) / 2]);
  if (!given && defaultValues) checkInitialisedOnce(model, defaultValues);
  const [values, setValues] = useControllable(
    given && firstValues(given, scale),
    firstValues(model, scale),
    onValuesChange,
  );
  const several = values.length > 1;
  const Group = several ? "fieldset" : "div";
  const Name = several ? "legend" : "label";

  function move(handle: number, to: number) {
    const moved = moveHandle(values, handle, to, scale);
    if (moved[handle] !== values[handle]) setValues(moved);
  }
  useImperativeHandle(control, () => ({ values, set: move }));
  useFormEvent(first, "reset", () => {
    if (given) return;
    const again = firstValues(defaultValues ?? model, scale);
    if (again.some((value, handle) => value !== values[handle])) setValues(again);
  });

  function press(event: PointerEvent<HTMLElement>) {
    const { target, currentTarget, pointerId, button } = event;
    if (!several || button !== 0 || target instanceof HTMLInputElement) return;
    const input = currentTarget.querySelectorAll("input")[nearestHandle(values, placeOf(event))];
    if (!input || input.matches(":disabled")) return;
    currentTarget.setPointerCapture(pointerId);
    dragged.current = input;
    drag(event);
    // Waits until the browser has handled the press, because the browser then blurs the active element.
    setTimeout(() => input.focus({ preventScroll: true }));
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (dragged.current) inputValue(dragged.current, String(placeOf(event)));
  }
  function release() {
    dragged.current?.dispatchEvent(new Event("change", { bubbles: true }));
    dragged.current = null;
  }
  function placeOf({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const rail = currentTarget.querySelector("svg")?.getBoundingClientRect();
    return rail ? min + ((clientX - rail.left) / rail.width) * (max - min) : min;
  }
  return (
    <Group
      className={clsx(styles.slider, className)}
      style={style}
      data-tooltips={tooltips || undefined}
      disabled={several ? input.disabled : undefined}
    >
      <Name className={styles.name} htmlFor={several ? undefined : idOf(0)}>
        {label}
      </Name>
      <output
        className={styles.output}
        htmlFor={values.map((_, handle) => idOf(handle)).join(" ")}
        aria-live="off"
      >
        {values.map(format).join(" – ")}
      </output>
      <div
        className={styles.track}
        data-several={several || undefined}
        onPointerDown={press}
        onPointerMove={drag}
        onLostPointerCapture={release}
      >
        <SliderRail values={values} scale={scale} format={tooltips ? format : null} />
        {values.map((value, handle) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is identified by its number
          <div key={handle} className={styles.handle}>
            {several && <label htmlFor={idOf(handle)}>{handles[handle] ?? `Handle ${handle + 1}`}</label>}
            <input
              {...input}
              ref={whenSet(handle === 0 ? first : null, (value) => move(handle, Number(value)))}
              id={idOf(handle)}
              type="range"
              {...scale}
              value={value}
              // In the upper half of the track, each handle is drawn above the next one: if both are at the maximum,
              // only the one with the lower index can still move.
              data-over={handle < values.length - 1 && value > (min + max) / 2 ? true : undefined}
              aria-valuetext={format === String ? undefined : format(value)}
              onChange={bothHandlers(onChange, ({ currentTarget }) =>
                move(handle, currentTarget.valueAsNumber),
              )}
            />
            <HeldEntry of={idOf(handle)} />
          </div>
        ))}
      </div>
    </Group>
  );
}
