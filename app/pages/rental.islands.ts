import { RentalPostcard } from "./rental-postcard.tsx";
import { RentalSearch } from "./rental-search.tsx";

export const islands = { RentalPostcard, RentalSearch };
