/**
 * Words of other languages as they stand in italics (*…*) in the texts, and the language in which to read them aloud
 * (WCAG 3.1.2): `es` Spanish, `cuk` Guna of San Blas (ISO 639-3). Names of places and words that the language of the page
 * has taken in, such as ceviche, need no entry.
 */
export const foreignWords: Record<string, 'es' | 'cuk'> = {
  alisios: 'es',
  'los alisios': 'es',
  comarca: 'es',
  'Cayo Perro': 'es',
  mola: 'cuk',
  Nuedi: 'cuk',
  nuedi: 'cuk',
  'onmaked nega': 'cuk',
  sagla: 'cuk',
  saglas: 'cuk',
  tulemasi: 'cuk',
}
