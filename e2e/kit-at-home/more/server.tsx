import { PasswordField } from "../../../kit/field/password-field.tsx";
import { Modal } from "../../../kit/modal/modal.tsx";
import { RentalCard } from "../../../kit/rental-card/rental-card.tsx";
import { SocialMark } from "../../../kit/social/social-mark.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

/** Nothing here says that it needs a browser: what does brings it along. */
export default function ByTheServer() {
  return (
    <Stack>
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
      <SocialMark network="github" />
    </Stack>
  );
}
