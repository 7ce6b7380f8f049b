/**
 * ESLint rule: a text that changes is alone in its element. Browser translation replaces each text by its own elements, and React can only
 * update or remove such a text if its element holds nothing else.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'A text that changes stands alone in its element: make one template string of all of it, or give it a <span>.',
      after: 'Before this text something comes and goes, and finds its place by it: give the text an element.',
      component: 'A component draws an element, and no bare text: whoever shows it could not take the text away again.',
      option: 'An option without a value has its text for one, and that of another language once it is translated.',
      fragment: 'A text stands in an element, not in a fragment: what draws the fragment may take it away.',
    },
  },
  create(context) {
    /** @param {Node} parent */
    function check(parent) {
      /** @type {Node[]} */
      const children = parent.children.filter((/** @type {Node} */ child) => !isNothing(child))
      const parts = children.map((node) => ({ node, ...partOf(node, context) }))
      const isFragment = parent.type === 'JSXFragment'
      parts.forEach(({ node, isText, changes }, at) => {
        if (!isText) return
        if (isFragment) context.report({ node: esNode(node), messageId: 'fragment' })
        else if (changes && parts.length > 1) context.report({ node: esNode(node), messageId: 'beside' })
        else if (parts[at - 1]?.changes && !parts[at - 1]?.isText) context.report({ node: esNode(node), messageId: 'after' })
      })
    }
    /** @param {Node} made */
    function checkComponent(made) {
      const name = made.id?.name ?? (made.parent.type === 'VariableDeclarator' ? made.parent.id.name : undefined)
      if (!/^[A-Z]/.test(name ?? '')) return
      for (const drawn of drawnByFunction(made)) if (isPlainText(drawn)) context.report({ node: esNode(drawn), messageId: 'component' })
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
      'JSXOpeningElement[name.name="option"]:not(:has(> JSXAttribute[name.name="value"]))': (/** @type {Node} */ node) =>
        context.report({ node, messageId: 'option' }),
    }
  },
}

/**
 * ESLint's own types do not include JSX.
 * @typedef {any} Node
 * @typedef {{ isText: boolean, changes: boolean }} Part
 * @typedef {import('eslint').Rule.RuleContext} Context
 */

/** Properties that hold elements, not text, for files that do not declare their types. */
const elementNames = /^(children|dialog|question|icon|actions?|links|signInAid|tables|patterns|draw)$/

/** @type {Part} */
const element = { isText: false, changes: false }
/** @type {Part} */
const comesAndGoes = { isText: false, changes: true }
/** @type {Part} */
const changingText = { isText: true, changes: true }

/** @param {Node} node */
const esNode = (node) => node

/** True for white space and empty expressions, which translation leaves alone. @param {Node} child */
function isNothing(child) {
  if (child.type === 'JSXText') return child.value.trim() === ''
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  return expression.type === 'JSXEmptyExpression' || (expression.type === 'Literal' && String(expression.value).trim() === '')
}

/**
 * @param {Node} child
 * @param {Context} context
 * @returns {Part}
 */
function partOf(child, context) {
  if (child.type === 'JSXText') return { isText: true, changes: false }
  return child.type === 'JSXExpressionContainer' ? drawnBy(child.expression, context) : element
}

/**
 * True for an expression that is certainly a text: a string, a template, or a function of `texts` (from a file `…-texts.ts`).
 * @param {Node} node
 * @returns {boolean}
 */
function isPlainText(node) {
  if (node.type === 'ConditionalExpression') return isPlainText(node.consequent) || isPlainText(node.alternate)
  if (node.type === 'LogicalExpression') return isPlainText(node.right)
  if (node.type === 'CallExpression') return node.callee.object?.name === 'texts'
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '')
}

/**
 * Returns what an expression renders, as far as its own file tells.
 * @param {Node} node
 * @param {Context} context
 * @returns {Part}
 */
function drawnBy(node, context) {
  const both = (/** @type {Node[]} */ nodes) => {
    const parts = nodes.map((each) => drawnBy(each, context))
    return parts.some(({ isText }) => isText) ? changingText : comesAndGoes
  }
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return element
    case 'Literal':
      return { isText: !(node.value === null || typeof node.value === 'boolean' || String(node.value).trim() === ''), changes: false }
    case 'TemplateLiteral':
      return { isText: true, changes: node.expressions.length > 0 }
    case 'ConditionalExpression':
      return both([node.consequent, node.alternate])
    case 'LogicalExpression':
      return both(node.operator === '&&' ? [node.right] : [node.left, node.right])
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return drawnBy(node.expression, context)
    case 'ChainExpression':
      return drawnBy(node.expression, context)
    case 'MemberExpression':
      return elementNames.test(node.property.name) ? comesAndGoes : changingText
    case 'CallExpression':
      return drawnByCall(node, context)
    case 'Identifier':
      return drawnByName(node, context)
    default:
      return node.name === 'undefined' ? comesAndGoes : changingText
  }
}

/**
 * @param {Node} call
 * @param {Context} context
 */
function drawnByCall({ callee, arguments: given }, context) {
  if (callee.type === 'MemberExpression') {
    const isMap = /^(map|flatMap)$/.test(callee.property.name) && given[0] !== undefined
    return isMap && !returns(given[0], context).isText ? comesAndGoes : changingText
  }
  const made = callee.type === 'Identifier' ? definitionOf(callee, context) : undefined
  if (callee.name === 'createElement' || elementNames.test(callee.name)) return comesAndGoes
  const makes = made?.type === 'Variable' ? made.node.init : made?.type === 'FunctionName' ? made.node : undefined
  // A recursive call adds nothing new
  if (isFunction(makes)) return isWithin(callee, makes) ? comesAndGoes : returns(makes, context)
  const type = typeOfName(made, callee.name, context)
  return saysElement(type?.returnType?.typeAnnotation ?? type) ? comesAndGoes : changingText
}

/**
 * @param {Node} inner
 * @param {Node} outer
 */
const isWithin = (inner, outer) => outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1]

/** @param {Node} node */
const isFunction = (node) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node?.type)

/**
 * @param {Node} made
 * @param {Context} context
 * @returns {Part}
 */
function returns(made, context) {
  // A function of another file cannot be examined
  if (!isFunction(made)) return comesAndGoes
  return drawnByFunction(made).some((drawn) => drawnBy(drawn, context).isText) ? changingText : comesAndGoes
}

/**
 * Returns all expressions that a function may return.
 * @param {Node} made
 * @returns {Node[]}
 */
function drawnByFunction({ body }) {
  return body.type === 'BlockStatement' ? returnsIn(body).flatMap(({ argument }) => argument ?? []) : [body]
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function returnsIn(node) {
  if (node === null || typeof node !== 'object' || isFunction(node)) return []
  if (node.type === 'ReturnStatement') return [node]
  return [node.body, node.consequent, node.alternate, node.block].flat().filter(Boolean).flatMap(returnsIn)
}

/**
 * @param {Node} node
 * @param {Context} context
 * @returns {Part}
 */
function drawnByName(node, context) {
  if (node.name === 'undefined' || elementNames.test(node.name)) return comesAndGoes
  const made = definitionOf(node, context)
  if (made?.node.type === 'VariableDeclarator' && made.node.id.type === 'Identifier' && made.node.init) return drawnBy(made.node.init, context)
  return saysElement(typeOfName(made, node.name, context)) ? comesAndGoes : changingText
}

/**
 * @param {Node} identifier
 * @param {Context} context
 */
function definitionOf(identifier, context) {
  for (let scope = /** @type {import('eslint').Scope.Scope | null} */ (context.sourceCode.getScope(identifier)); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name)
    if (variable) return /** @type {Node} */ (variable.defs[0])
  }
  return undefined
}

/**
 * Returns the type annotation of a parameter or property, also from the interface of the props in the same file.
 * @param {Node} made
 * @param {string} name
 * @param {Context} context
 * @returns {Node}
 */
function typeOfName(made, name, context) {
  if (made?.type !== 'Parameter') return undefined
  const parameter = made.node.params.find((/** @type {Node} */ each) => isWithin(made.name, each))
  const pattern = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter
  const written = pattern?.typeAnnotation?.typeAnnotation
  if (pattern?.type === 'Identifier') return written
  const body = (/** @type {Node} */ { program }) =>
    program.body.map((/** @type {Node} */ one) => one.declaration ?? one).find((/** @type {Node} */ one) => one.id?.name === written?.typeName?.name)
  const found = written?.type === 'TSTypeReference' ? body({ program: context.sourceCode.ast }) : { body: written }
  const members = found?.body?.members ?? found?.body?.body ?? found?.typeAnnotation?.members ?? []
  const member = members.find((/** @type {Node} */ { key }) => key?.name === name)
  return member?.type === 'TSMethodSignature' ? { returnType: member.returnType } : member?.typeAnnotation?.typeAnnotation
}

/** @param {Node} type */
function saysElement(type) {
  if (type?.type === 'TSUnionType') return type.types.some(saysElement)
  if (type?.type === 'TSFunctionType') return saysElement(type.returnType.typeAnnotation)
  return /^(ReactNode|ReactElement|Element)$/.test(type?.typeName?.name ?? type?.typeName?.right?.name ?? '')
}
