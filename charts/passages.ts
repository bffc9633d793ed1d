/** Where a line drawn straight between two anchorages would cross land: the points by which it goes round, for one direction; the other is the same reversed. */
import type { PlaceId } from '#content/places.ts'
import type { Position } from '#content/schema.ts'

const offTierraBomba = { lat: 10.345, lon: -75.628 }
const westOfRosario = { lat: 10.17, lon: -75.81 }
const mouthOfCienfuegos = { lat: 22.03, lon: -80.46 }

const passages: Record<string, Position[]> = {
  'nargana>tigre': [{ lat: 9.452, lon: -78.565 }],
  'tigre>cambombia': [
    { lat: 9.453, lon: -78.578 },
    { lat: 9.45, lon: -78.654 },
    { lat: 9.482, lon: -78.687 },
  ],
  'cambombia>elPorvenir': [
    { lat: 9.539, lon: -78.774 },
    { lat: 9.54, lon: -78.931 },
  ],
  'cartagena>islaGrande': [offTierraBomba],
  'cartagena>tintipan': [offTierraBomba, westOfRosario],
  'bocachica>tintipan': [offTierraBomba, westOfRosario],
  'cartagena>sanMartin': [offTierraBomba, { lat: 10.2, lon: -75.745 }],
  'cartagena>cholon': [offTierraBomba, { lat: 10.2, lon: -75.68 }],
  'cartagena>bocachica': [
    { lat: 10.361, lon: -75.596 },
    { lat: 10.329, lon: -75.598 },
  ],
  'bocachica>sanMartin': [{ lat: 10.2, lon: -75.745 }],
  'sanMartin>cholon': [
    { lat: 10.165, lon: -75.687 },
    { lat: 10.17, lon: -75.676 },
  ],
  'islaGrande>mucura': [{ lat: 9.95, lon: -75.86 }],
  'nassau>allans': [
    { lat: 25.071, lon: -77.282 },
    { lat: 24.969, lon: -77.13 },
  ],
  'allans>shroud': [
    { lat: 24.742, lon: -76.84 },
    { lat: 24.58, lon: -76.838 },
    { lat: 24.529, lon: -76.8 },
  ],
  'shroud>warderick': [
    { lat: 24.522, lon: -76.797 },
    { lat: 24.503, lon: -76.766 },
    { lat: 24.421, lon: -76.69 },
  ],
  'warderick>compass': [
    { lat: 24.347, lon: -76.625 },
    { lat: 24.292, lon: -76.564 },
    { lat: 24.28, lon: -76.538 },
  ],
  'compass>staniel': [
    { lat: 24.25, lon: -76.49 },
    { lat: 24.197, lon: -76.445 },
  ],
  'staniel>bigMajor': [{ lat: 24.173, lon: -76.465 }],
  'bigMajor>blackPoint': [{ lat: 24.149, lon: -76.467 }],
  'blackPoint>staniel': [{ lat: 24.103, lon: -76.416 }],
  'compass>normans': [
    { lat: 24.3, lon: -76.5 },
    { lat: 24.36, lon: -76.55 },
    { lat: 24.52, lon: -76.74 },
    { lat: 24.57, lon: -76.77 },
  ],
  'normans>highbourne': [{ lat: 24.603, lon: -76.827 }],
  'cienfuegos>cayoLargo': [
    mouthOfCienfuegos,
    { lat: 21.95, lon: -80.49 },
    { lat: 21.85, lon: -80.9 },
    { lat: 21.68, lon: -81.53 },
  ],
  'cayoGuano>cienfuegos': [{ lat: 21.96, lon: -80.5 }, mouthOfCienfuegos],
  'cayoLargo>cayoRosario': [
    { lat: 21.618, lon: -81.827 },
    { lat: 21.599, lon: -81.847 },
    { lat: 21.599, lon: -81.92 },
  ],
  'cayoLargo>cayoGuano': [
    { lat: 21.587, lon: -81.558 },
    { lat: 21.587, lon: -81.411 },
    { lat: 21.651, lon: -81.342 },
  ],
}

export const passageBetween = (from: PlaceId, to: PlaceId): Position[] =>
  passages[`${from}>${to}`] ?? passages[`${to}>${from}`]?.toReversed() ?? []
