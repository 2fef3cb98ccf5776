import { Heading } from "../../kit/heading/heading.tsx";
import { PageHeader, type PageHeaderProps } from "../../kit/page-header/page-header.tsx";
import { Text } from "../../kit/text/text.tsx";
import room from "./room.module.css";

const pictures = {
  beside: { src: "/samples/terrain-coast.svg", width: 560, height: 520 },
  ground: { src: "/samples/header-ground.svg", width: 1400, height: 560 },
  rock: { src: "/samples/header-lamps.svg", width: 480, height: 416 },
};

export default function Specimen({ variant = "beside", ...options }: Partial<PageHeaderProps>) {
  return (
    <div className={room.whole}>
      <PageHeader picture={pictures[variant]} variant={variant} {...options}>
        <Heading as="h3">Know what lies below</Heading>
        <Text>A survey before the first trench.</Text>
      </PageHeader>
    </div>
  );
}
