import type { BinnedItem } from '@artha/contract/desk'

export const kindWords: Record<BinnedItem['kind'], string> = { article: 'Article', story: 'Story' }
