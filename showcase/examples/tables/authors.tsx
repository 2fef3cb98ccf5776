import { Table } from "../../../kit/table/table.tsx";

const people = [
  ["Mira Castellanos", "Hydrogeologist", "Water", true, "2019-03-04"],
  ["Tomas Lindqvist", "Driller", "Rig 2", true, "2021-11-15"],
  ["Amara Diallo", "Site engineer", "Rig 2", false, "2018-06-01"],
  ["Jun Watanabe", "Surveyor", "Maps", true, "2023-01-09"],
  ["Layla Haddad", "Core librarian", "Archive", false, "2016-09-26"],
  ["Otto Brandt", "Pump mechanic", "Workshop", false, "2024-07-22"],
] as const;

const asWritten = new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeZone: "UTC" });

export default function AuthorsTable() {
  return (
    <Table
      caption="Authors of the drill log"
      rows={people.map(([name, title, department, online, since]) => {
        const first = name.split(" ")[0]?.toLowerCase();
        return {
          image: `/samples/portrait-${first}.svg`,
          name,
          email: `${first}@bore.example`,
          position: { title, department },
          status: online,
          date: { shown: asWritten.format(new Date(since)), machine: since },
          action: { label: "Edit", href: "#authors" },
        };
      })}
    />
  );
}
