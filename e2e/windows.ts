/** The windows in which pages are tried, in CSS pixels. */
export const phone = { width: 375, height: 812 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }
