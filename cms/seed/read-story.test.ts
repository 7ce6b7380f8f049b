import { describe, expect, it } from 'vitest'
import { readStory } from './read-story'

const story = {
  title: 'EMI in a minute',
  authorName: 'Artha loans desk',
  storyType: 'text',
  expiryTime: '48h',
  tags: ['EMI'],
  publicationDate: '2026-10-07T09:00:00+05:30',
  slides: [{ text: 'Say [₹4](given): [₹8](=(1+1)*4).', art: 'coins', imageAlt: 'Coins', ctaLink: '/loan-calculator' }],
}

describe('readStory', () => {
  it('reads the figures of its slides', () => {
    expect(readStory('emi', JSON.stringify(story))).toEqual({
      ...story,
      slug: 'emi',
      category: '',
      slides: [{ text: 'Say ₹4: ₹8.', art: 'coins', imageAlt: 'Coins', ctaLink: '/loan-calculator' }],
    })
  })

  it.each([
    ['not JSON', '{', 'stories/emi.json: '],
    ['an unknown expiry', JSON.stringify({ ...story, expiryTime: '12h' }), 'stories/emi.json: expiryTime: '],
    ['no slide', JSON.stringify({ ...story, slides: [] }), 'stories/emi.json: slides: '],
    ['a foreign link', JSON.stringify({ ...story, slides: [{ ...story.slides[0], ctaLink: 'https://example.com' }] }), 'slides.0.ctaLink: '],
  ])('names the fault: %s', (_name, text, message) => {
    expect(() => readStory('emi', text)).toThrow(message)
  })
})
