/** Draw 128 bits, as hexadecimal digits: nobody can guess them. */
export const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
