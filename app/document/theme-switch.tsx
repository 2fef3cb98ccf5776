import styles from "./theme-switch.module.css";

const themes = { system: "System", light: "Light", dark: "Dark" };

/** Lets the visitor choose the system, light or dark theme. `enhance.ts` applies and stores the choice. */
export function ThemeSwitch() {
  return (
    <fieldset className={`needs-script screen-only ${styles.switch}`} data-theme-switch>
      <legend className="kit-visually-hidden">Colour theme</legend>
      {Object.entries(themes).map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="theme" value={value} defaultChecked={value === "system"} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
