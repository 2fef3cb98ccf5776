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
import { bothHandlers } from "../both-handlers.ts";
import { useControllable } from "../controllable.ts";
import { inputValue } from "../enter-value.ts";
import { useFormEvent } from "../form-event.ts";
import { useGivenRef } from "../given-ref.ts";
import { HeldEntry } from "../held-entry.ts";
import styles from "./slider.module.css";
import { SliderRail } from "./slider-rail.tsx";
import { checkInitialisedOnce, firstValues, moveHandle, nearestHandle } from "./slider-values.ts";

type OwnProperties = "children" | "type" | "value" | "defaultValue" | "min" | "max" | "step";

/**
 * `className` and `style` go to the element around it, all else that is not named here to the input of each handle,
 * and `id` and `ref` to the first.
 */
export interface SliderProps extends Omit<ComponentProps<"input">, OwnProperties> {
  /** Names it; with two handles, both. */
  label: ReactNode;
  /** One value for each handle, decided by the parent. */
  values?: readonly number[];
  /**
   * The model: one value for each handle, at first; one in the middle unless given. Later ones count when its form is
   * reset; for another number of handles give the slider another `key`.
   * @throws RangeError 'model must not be an empty array'
   * @throws Error 'element can be initialised once'
   */
  defaultValues?: readonly number[];
  /** Called with all values when a handle has moved. */
  onValuesChange?: (values: readonly number[]) => void;
  /** What each handle sets; needed where there are several. */
  handles?: readonly ReactNode[];
  /** Where the rail begins. */
  min?: number;
  /** Where the rail ends. */
  max?: number;
  /** From one value to the next. */
  step?: number;
  /** Shows each value over its handle. */
  tooltips?: boolean;
  /** How a value is shown and read, if not as a bare number. */
  format?: (value: number) => string;
  /** Moves the handles from outside. */
  control?: Ref<SliderControl>;
}

/** What moves the handles from outside. */
export interface SliderControl {
  /** Where each handle is. */
  values: readonly number[];
  /**
   * Moves one handle, as far as its neighbours let it.
   * @throws RangeError 'invalid handle number'
   */
  set: (handle: number, value: number) => void;
}

/** Native range inputs, one for each handle, on one track. Handles don't cross; a click on the track moves the nearest. */
export function Slider({ label, values: given, onValuesChange, handles = [], ...props }: SliderProps) {
  const { defaultValues = given, min = 0, max = 100, step = 1, tooltips = true, ...others } = props;
  const { format = String, control, className, style, id: givenId, ref, onChange, ...input } = others;
  const scale = { min, max, step };
  const ownId = useId();
  const idOf = (handle: number) => (handle === 0 && givenId) || `${givenId ?? ownId}-${handle}`;
  const first = useRef<HTMLInputElement>(null);
  useGivenRef(ref, first);
  const dragged = useRef<HTMLInputElement>(null);
  const [model] = useState(defaultValues ?? [(min + max) / 2]);
  if (!given && defaultValues) checkInitialisedOnce(model, defaultValues);
  const [values, setValues] = useControllable({
    value: given && firstValues(given, scale),
    defaultValue: firstValues(model, scale),
    onChange: onValuesChange,
  });
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
    // After the browser has taken focus away for the click.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its number
          <div key={handle} className={styles.handle}>
            {several && <label htmlFor={idOf(handle)}>{handles[handle] ?? `Handle ${handle + 1}`}</label>}
            <input
              {...input}
              ref={handle === 0 ? first : undefined}
              id={idOf(handle)}
              type="range"
              {...{ min, max, step, value }}
              // Both at the upper end: the lower one must stay in reach.
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
