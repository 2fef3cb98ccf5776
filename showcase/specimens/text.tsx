import { Text, type TextProps } from "../../kit/text/text.tsx";

export default function Specimen(options: Partial<TextProps>) {
  return <Text {...options}>Forty metres down</Text>;
}
