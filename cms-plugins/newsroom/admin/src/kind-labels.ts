import type { BinnedItem } from '@artha/contract/desk'

export const kindLabels: Record<BinnedItem['kind'], string> = { article: 'Article', story: 'Story' }
