/** True if the values differ. Compares JSON, which works because both objects have their fields in the same order. */
export const isDirty = (values: object, base: object) => JSON.stringify(values) !== JSON.stringify(base)
