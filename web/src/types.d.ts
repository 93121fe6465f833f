declare module "*?sprite" {
  const symbols: string;
  export default symbols;
}
declare module "*?filled" {
  const address: string;
  export default address;
}
