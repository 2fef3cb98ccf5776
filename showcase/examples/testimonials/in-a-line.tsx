import layout from "../../../kit/layout.module.css";
import { Testimonial } from "../../../kit/testimonial/testimonial.tsx";

const testimonials = [
  {
    name: "Harpreet Gill",
    username: "@gill.waters",
    review: "The pump was on the lorry before I had found the form to ask for it.",
    image: "/samples/portrait-harpreet.svg",
  },
  {
    name: "Mira Kowalczyk",
    username: "@mira.k",
    review: "They asked my grandmother where the old well was. She was off by a metre.",
    image: "/samples/portrait-mira.svg",
  },
  {
    name: "Ines Calder",
    username: "@calder.farm",
    review: "I have had mud in the kitchen from better-known companies.",
    image: "/samples/portrait-ines.svg",
    rating: 4.5,
  },
];

export default function Testimonials() {
  return (
    <div className={`${layout.columns} ${layout.stepped}`}>
      {testimonials.map((testimonial) => (
        <Testimonial key={testimonial.username} {...testimonial} />
      ))}
    </div>
  );
}
