import { PasswordField } from "../../../kit/field/password-field.tsx";
import layout from "../../../kit/layout.module.css";
import { Modal } from "../../../kit/modal/modal.tsx";
import { RentalCard } from "../../../kit/rental-card/rental-card.tsx";
import { SocialButton } from "../../../kit/social/social-button.tsx";

/**
 * A server component. It needs no "use client", because the client components that it renders have their own directive.
 */
export default function ByTheServer() {
  return (
    <div className={layout.stack}>
      <PasswordField label="Password" defaultValue="granite" autoComplete="current-password" />
      <Modal trigger={{ label: "Ask for a drill" }} title="A drill">
        It comes on Tuesday.
      </Modal>
      <RentalCard
        title="Shed"
        description="Dry, with a door for trucks."
        image="/samples/strata.svg"
        alt=""
        categories={["Shed"]}
        action={{ label: "Rent it" }}
      />
      <SocialButton network="github" />
    </div>
  );
}
