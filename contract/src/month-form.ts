/** The form of a month in an address: "2026-11". */
export const monthForm = /^2\d{3}-(0[1-9]|1[0-2])$/
