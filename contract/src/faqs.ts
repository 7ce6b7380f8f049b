/** True if a section holds FAQs: numbered questions and their answers, without markup. */
export const isFaqs = (subtitle: string): boolean => subtitle.trim().toLowerCase() === 'faqs'
