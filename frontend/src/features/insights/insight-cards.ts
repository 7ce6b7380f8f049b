import interestCurve from './pictures/interest-curve.svg'
import interestStacks from './pictures/interest-stacks.svg'
import interestTime from './pictures/interest-time.svg'
import salaryJars from './pictures/salary-jars.svg'
import salaryOrder from './pictures/salary-order.svg'
import salaryParts from './pictures/salary-parts.svg'
import taxDate from './pictures/tax-date.svg'
import taxPart from './pictures/tax-part.svg'
import taxSlabs from './pictures/tax-slabs.svg'

export interface InsightSlide {
  title: string
  imageUrl: string
}

export interface InsightCard {
  title: string
  description: string
  imageUrl: string
  slides: readonly InsightSlide[]
}

export const insightCards: readonly InsightCard[] = [
  {
    title: 'Where a salary goes',
    description: 'Four kinds of spending, and why their order decides what you have left at month end.',
    imageUrl: salaryOrder,
    slides: [
      { title: 'Fixed costs first, then needs, then wants: savings come last and get the least', imageUrl: salaryOrder },
      { title: 'Only your wants change from month to month; that is what a budget is about', imageUrl: salaryParts },
      { title: 'Reverse the order: put savings aside first, on payday', imageUrl: salaryJars },
    ],
  },
  {
    title: 'How interest builds up',
    description: 'Compounding in three pictures: the principal, the interest, and interest on interest.',
    imageUrl: interestStacks,
    slides: [
      { title: 'After one year you earn interest on the principal; a year later, on the principal and that interest', imageUrl: interestStacks },
      { title: 'Simple interest is a straight line; compound interest is a curve that steepens', imageUrl: interestCurve },
      { title: 'Time does most of the work, for savers and against borrowers', imageUrl: interestTime },
    ],
  },
  {
    title: 'How to read a tax slab',
    description: 'What a higher slab changes and what it does not, and why every slab has a date.',
    imageUrl: taxSlabs,
    slides: [
      { title: 'Each slab has its own rate, for the part of your income that falls within it', imageUrl: taxSlabs },
      { title: 'Crossing into a new slab raises the tax on the part above it only', imageUrl: taxPart },
      { title: 'Slabs are set by Finance Acts: check the year before you check the rate', imageUrl: taxDate },
    ],
  },
]
