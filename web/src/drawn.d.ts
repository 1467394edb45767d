declare module '*?drawn=1200x560' {
  const drawn: import('./lobby/pictures/drawn').Drawn;
  export default drawn;
}
