import { Tabs } from "../../../kit/tabs/tabs.tsx";

export default function TabsWithIcons() {
  return (
    <Tabs
      label="Account, with icons"
      tabs={[
        {
          name: "My Profile",
          icon: "user",
          content: <p>Mira Castellanos, hydrogeologist. Two rigs, one dog, no fax.</p>,
        },
        {
          name: "Dashboard",
          icon: "gauge",
          content: <p>Rig 2 is at 184 metres. The pump is on, the water is clear.</p>,
        },
        {
          name: "Payments",
          icon: "card",
          content: <p>Invoice 0117 was paid on 3 March. Nothing is due.</p>,
        },
      ]}
    />
  );
}
