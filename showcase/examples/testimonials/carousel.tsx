import { Avatar } from "../../../kit/avatar/avatar.tsx";
import { Carousel } from "../../../kit/carousel/carousel.tsx";
import { CustomerStory } from "../../../kit/customer-story/customer-story.tsx";

const size = { width: 420, height: 390 };

const slides = [
  {
    name: "Barrenjoey Oysters",
    content: (
      <CustomerStory
        title="“They drilled where we said not to”"
        review="We wanted the bore by the shed. They asked for one day by the fig tree instead, and the water came at nine metres. The shed would have been dry."
        rating={5}
        image={{ src: "/samples/terrain-coast.svg", ...size }}
        author={author("Amara Diallo", "Owner", "portrait-amara")}
      />
    ),
  },
  {
    name: "Lot 14 Strata",
    content: (
      <CustomerStory
        title="“The minutes are where the minutes are”"
        review="Nine boxes of paper became one search field. Half a star off: it found the year in which I voted against the lift."
        rating={4.5}
        image={{ src: "/samples/terrain-city.svg", ...size }}
        author={author("Tomas Lindqvist", "Treasurer", "portrait-tomas")}
      />
    ),
  },
];

export default function TestimonialCarousel() {
  return <Carousel label="Customer stories" slides={slides} />;
}

function author(name: string, role: string, portrait: string) {
  return { name, role, logo: <Avatar image={`/samples/${portrait}.svg`} alt="" /> };
}
