import styles from "./theme-switch.module.css";

const themes = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Lets the visitor choose the system, light or dark theme. `enhance.ts` applies and stores the choice. */
export function ThemeSwitch() {
  return (
    <fieldset className={`needs-script screen-only ${styles.switch}`} data-theme-switch>
      <legend className="kit-visually-hidden">Colour theme</legend>
      {themes.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="theme" value={value} defaultChecked={value === "system"} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
