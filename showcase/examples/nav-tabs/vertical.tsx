import { Tabs } from "../../../kit/tabs/tabs.tsx";

export default function VerticalTabs() {
  return (
    <Tabs
      label="Account, vertical"
      orientation="vertical"
      tabs={[
        {
          name: "My Profile",
          content: <p>Mira Castellanos, hydrogeologist. Two rigs, one dog, no fax.</p>,
        },
        {
          name: "Dashboard",
          content: <p>Rig 2 is at 184 metres. The pump is on, the water is clear.</p>,
        },
        {
          name: "Payments",
          content: <p>Invoice 0117 was paid on 3 March. Nothing is due.</p>,
        },
      ]}
    />
  );
}
