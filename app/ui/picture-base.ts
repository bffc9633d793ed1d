/** Folder and name of a picture's files, up to the width: `/pictures/lagoon-56-anchor.0a1b2c3d4e`. */
export const pictureBase = ({ id, hash }: { id: string; hash: string }) => `/pictures/${id}.${hash}`
