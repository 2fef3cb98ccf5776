import { type PointerEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { useFormReset } from "../form-reset.ts";
import styles from "./slider.module.css";
import { SliderRail } from "./slider-rail.tsx";
import { checkInitialisedOnce, firstValues, handleNear, moveHandle } from "./slider-values.ts";

export interface SliderProps {
  label: string;
  /**
   * The model: one value for each handle, at first. Later ones are refused: to begin anew, give the slider another `key`.
   * @throws RangeError 'model must not be an empty array'
   * @throws Error 'element can be initialised once'
   */
  defaultValues: readonly number[];
  /** What each handle sets; needed where there are several. */
  handles?: readonly string[];
  min?: number;
  max?: number;
  step?: number;
  /** Shows each value over its handle. */
  tooltips?: boolean;
  /** How a value is shown and read, if not as a bare number. */
  format?: (value: number) => string;
  /** Each handle posts its value under this name. */
  name?: string;
  disabled?: boolean;
  onChange?: (values: readonly number[]) => void;
  ref?: Ref<SliderHandles>;
}

/** Moves the handles from outside. */
export interface SliderHandles {
  values: readonly number[];
  /** @throws RangeError 'invalid handle number' */
  set: (handle: number, value: number) => void;
}

/** Native range inputs, one for each handle, on one track. Handles don't cross; a click on the track moves the nearest. */
export function Slider({ label, defaultValues, handles = [], ref, onChange, ...props }: SliderProps) {
  const { min = 0, max = 100, step = 1, tooltips = true, format = String, name, disabled } = props;
  const scale = { min, max, step };
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [model] = useState(defaultValues);
  const [values, setValues] = useState(() => firstValues(model, scale));
  checkInitialisedOnce(model, defaultValues);
  const several = values.length > 1;
  const Group = several ? "fieldset" : "div";
  const Name = several ? "legend" : "label";

  function move(handle: number, to: number) {
    const moved = moveHandle(values, handle, to, scale);
    setValues(moved);
    if (moved[handle] !== values[handle]) onChange?.(moved);
  }
  useImperativeHandle(ref, () => ({ values, set: move }));
  useFormReset(first, () => setValues(firstValues(model, scale)));

  function moveNearest({ target, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (!several || disabled || target instanceof HTMLInputElement) return;
    const rail = currentTarget.querySelector("svg")?.getBoundingClientRect();
    if (!rail) return;
    const at = min + ((clientX - rail.left) / rail.width) * (max - min);
    const handle = handleNear(values, at);
    const input = currentTarget.querySelectorAll("input")[handle];
    move(handle, at);
    // After the browser has taken focus away for the click.
    setTimeout(() => input?.focus({ preventScroll: true }));
  }
  return (
    <Group
      className={styles.slider}
      data-tooltips={tooltips || undefined}
      disabled={several ? disabled : undefined}
    >
      <Name className={styles.name} htmlFor={several ? undefined : `${id}-0`}>
        {label}
      </Name>
      <output
        className={styles.output}
        htmlFor={values.map((_, handle) => `${id}-${handle}`).join(" ")}
        aria-live="off"
      >
        {values.map(format).join(" – ")}
      </output>
      <div className={styles.track} data-several={several || undefined} onPointerDown={moveNearest}>
        <SliderRail values={values} scale={scale} format={tooltips ? format : null} />
        {values.map((value, handle) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its number
          <div key={handle} className={styles.handle}>
            {several && (
              <label htmlFor={`${id}-${handle}`}>{handles[handle] ?? `Handle ${handle + 1}`}</label>
            )}
            <input
              ref={handle === 0 ? first : undefined}
              id={`${id}-${handle}`}
              type="range"
              {...{ name, min, max, step, value, disabled }}
              // Both at the upper end: the lower one must stay in reach.
              data-over={handle < values.length - 1 && value > (min + max) / 2 ? true : undefined}
              aria-valuetext={format === String ? undefined : format(value)}
              onChange={({ currentTarget }) => move(handle, currentTarget.valueAsNumber)}
            />
          </div>
        ))}
      </div>
    </Group>
  );
}
