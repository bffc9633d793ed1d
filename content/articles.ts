/** The articles' facts; their words are content/{es,en,de}/articles/*.md. */
import { company } from './company.ts'
import type { Article, ArticleId } from './schema.ts'

const sanBlas = { es: 'San Blas, Panamá', en: 'San Blas, Panama', de: 'San Blas, Panama' }

export const articles: Record<ArticleId, Article> = {
  chef: {
    id: 'chef',
    date: '2024-03-12',
    author: company.shortName,
    place: sanBlas,
    picture: 'chef-catch',
    plate: { picture: 'table-on-deck' },
    night: 'leopard-42-tsabalok-cockpit',
    destination: 'panama',
    related: ['water-activities', 'why-charter', 'guna-yala'],
    callToAction: 'contact',
  },
  'water-activities': {
    id: 'water-activities',
    date: '2024-05-21',
    author: company.shortName,
    place: sanBlas,
    picture: 'water-activities',
    plate: { picture: 'lagoon-56-above' },
    night: 'lagoon-56-dusk',
    destination: 'panama',
    related: ['sailing-san-blas', 'chef', 'guna-yala'],
    callToAction: 'panama',
  },
  'guna-yala': {
    id: 'guna-yala',
    date: '2024-08-06',
    author: company.shortName,
    place: 'Guna Yala',
    picture: 'mola',
    plate: { picture: 'san-blas' },
    night: 'sunreef-62-marea-dusk',
    destination: 'panama',
    related: ['sailing-san-blas', 'water-activities', 'chef'],
    callToAction: 'mail',
  },
  'why-charter': {
    id: 'why-charter',
    date: '2024-10-15',
    author: company.shortName,
    place: { es: 'Ciudad de Panamá', en: 'Panama City', de: 'Panama-Stadt' },
    picture: 'why-charter',
    plate: { picture: 'flybridge' },
    night: 'bali-54-dusk',
    destination: 'panama',
    related: ['chef', 'sailing-san-blas', 'water-activities'],
    callToAction: 'flySail',
  },
  'sailing-san-blas': {
    id: 'sailing-san-blas',
    date: '2025-01-14',
    author: company.shortName,
    place: sanBlas,
    picture: 'san-blas-sailing',
    plate: { chart: 'panama' },
    night: 'guji-sun-odyssey-44i-dusk',
    destination: 'panama',
    related: ['guna-yala', 'water-activities', 'why-charter'],
    callToAction: 'yachts',
  },
}
