/** A section of this name holds numbered questions and their answers, without markup. */
export const isFaqs = (subtitle: string): boolean => subtitle.trim().toLowerCase() === 'faqs'
