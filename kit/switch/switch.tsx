import clsx from "clsx";
import { Choice, type ChoiceProps } from "../checkbox/choice.tsx";
import styles from "./switch.module.css";

/** A switch: a setting that takes effect immediately. */
export function Switch({ className, ...rest }: ChoiceProps) {
  return <Choice {...rest} type="checkbox" role="switch" className={clsx(styles.switch, className)} />;
}
