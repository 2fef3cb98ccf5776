import { RentalPostcard } from "./postcard.tsx";
import { RentalSearch } from "./search.tsx";

export const islands = { RentalPostcard, RentalSearch };
