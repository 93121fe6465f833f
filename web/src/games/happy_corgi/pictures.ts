export const ACTIONS: Record<string, string> = { waddle: "paw-prints", fart: "dashing-away", judge: "face-with-monocle", mark: "droplet", bark: "megaphone", sniff: "nose" };
export const PLACES: Record<string, string> = {
  park: "deciduous-tree",
  beach: "beach-with-umbrella",
  groomer: "scissors",
  studio: "camera-with-flash",
  school: "graduation-cap",
  garden: "tulip",
  kitchen: "cooking",
  sofa: "couch-and-lamp",
  supermarket: "shopping-cart",
  pool: "ring-buoy",
  slide: "playground-slide",
  basket: "basket",
};
export const ACTIVITIES: Record<string, string> = {
  postman: "postbox",
  "lamp-post": "light-bulb",
  doorstep: "door",
  stare: "cat-face",
  stroll: "sunrise",
  lift: "elevator",
  window: "window",
  "flower-bed": "sunflower",
  "sofa-hour": "television",
  "park-run": "running-shoe",
  dinner: "fork-and-knife-with-plate",
  guard: "house",
  grooming: "bathtub",
  mess: "tornado",
  "photo-shoot": "camera",
  picnic: "sandwich",
};
/** A card's action, its letter and its steps: `waddle-s2`. */
export function card(code: string): { action: string; letter: string; steps: number } {
  const [action = "", rest = ""] = code.split("-");
  return { action, letter: rest[0]?.toUpperCase() ?? "", steps: Number(rest[1] ?? 0) };
}
