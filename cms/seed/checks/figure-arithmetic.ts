import { isConstantNode, isFunctionNode, isOperatorNode, isParenthesisNode, isSymbolNode, type MathNode, parse } from 'mathjs'

/** The monthly instalment that repays `principal` in `months`, at a yearly rate in percent. */
function emi(principal: number, annualRatePercent: number, months: number): number {
  const rate = annualRatePercent / 1200
  if (rate === 0) return principal / months
  return (principal * rate * (1 + rate) ** months) / ((1 + rate) ** months - 1)
}

/** The value of `principal` after `periods` of compound interest. */
function fv(principal: number, ratePercentPerPeriod: number, periods: number): number {
  return principal * (1 + ratePercentPerPeriod / 100) ** periods
}

/** The value of equal deposits at the start of each month, at a yearly rate in percent compounded monthly. */
function sip(monthly: number, annualRatePercent: number, months: number): number {
  const rate = annualRatePercent / 1200
  if (rate === 0) return monthly * months
  return (monthly * ((1 + rate) ** months - 1) * (1 + rate)) / rate
}

const knownFunctions = { emi, fv, sip, min: Math.min, max: Math.max, round: Math.round }

const knownOperators = new Set<string>(['+', '-', '*', '/', '^'])

/** Returns the reason why a node is not plain arithmetic, else undefined. mathjs alone would also accept units, matrices and variables. */
function strangerIn(root: MathNode): string | undefined {
  let stranger: string | undefined
  root.traverse((node, path) => {
    if (isSymbolNode(node) && path === 'fn') return
    if (isFunctionNode(node)) {
      if (!Object.hasOwn(knownFunctions, node.fn.name)) stranger ??= `function "${node.fn.name}"`
    } else if (isOperatorNode(node) ? !knownOperators.has(node.op) : !isConstantNode(node) && !isParenthesisNode(node)) {
      stranger ??= `"${node.toString()}"`
    }
  })
  return stranger
}

/** Evaluates `+ - * / ^ ( )` and the functions above. Throws with the reason on any other text. */
export function figureValue(arithmetic: string): number {
  const node = parse(arithmetic)
  const stranger = strangerIn(node)
  if (stranger !== undefined) throw new Error(`not arithmetic: ${stranger}`)
  const value: unknown = node.compile().evaluate({ ...knownFunctions })
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`not a finite number: ${String(value)}`)
  return value
}
