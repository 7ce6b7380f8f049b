/** Whether anything that would be sent differs from what was there. Both come from the same maker, so fields have one order. */
export const isDirty = (values: object, base: object) => JSON.stringify(values) !== JSON.stringify(base)
