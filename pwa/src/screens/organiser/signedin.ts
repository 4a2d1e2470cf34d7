/** The note by which this browser remembers that an organiser has signed in. It holds no secret. */
export const ORGANISER_NOTE = "organiser";
