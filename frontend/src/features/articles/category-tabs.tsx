import { articleCategories } from '@artha/contract/value-lists'
import { useEffect, useRef } from 'react'
import { FilterTabs } from './feed.tsx'
import { feedPath, subcategoriesOf, type FeedFilters } from './feed-filters.ts'
import styles from './latest-feed.module.css'

/** Tabs of the categories and of the current one's subcategories. Bars that scroll sideways move to the current tab. */
export function CategoryTabs({ filters }: { filters: FeedFilters }) {
  const { category, subcategory, q } = filters
  const bars = useRef<HTMLDivElement>(null)
  const isListed = articleCategories.some((each) => each === category)
  const categories = isListed ? articleCategories : [...articleCategories, category]

  useEffect(() => {
    for (const chosen of bars.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? []) {
      const bar = chosen.closest('ul')
      if (bar) bar.scrollLeft += chosen.getBoundingClientRect().left - bar.getBoundingClientRect().left - (bar.clientWidth - chosen.offsetWidth) / 2
    }
  }, [category, subcategory])

  return (
    <div className={styles.tabs} ref={bars}>
      <FilterTabs
        label="Categories"
        tabs={categories.map((each) => ({
          label: each,
          to: feedPath({ category: each, subcategory: '', q, page: 1 }),
          isCurrent: each === category,
        }))}
      />
      <FilterTabs
        label={`Subcategories of ${category}`}
        isSecondary
        tabs={subcategoryTabs(category).map(({ label, value }) => ({
          label,
          to: feedPath({ category, subcategory: value, q, page: 1 }),
          isCurrent: value === subcategory,
        }))}
      />
    </div>
  )
}

/** Returns the tabs of a category's subcategories, "All" first. Empty if the category has no list. */
function subcategoryTabs(category: string) {
  const list = subcategoriesOf(category)
  return list.length === 0 ? [] : [{ label: 'All', value: '' }, ...list.map((each) => ({ label: each, value: each }))]
}
