import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: { title: 'Itinerario por Nassau y las Exumas', description: 'Catorce días en las Bahamas: Allan’s Cay, el parque marino de Warderick Wells, Compass, Staniel Cay y Black Point, con distancias y horas de cada tramo.', keywords: ['itinerario Exumas', 'ruta Bahamas catamarán', 'Warderick Wells', 'Staniel Cay', 'siete días Bahamas'] },
  title: 'Cayo a cayo por *las Exumas*',
  lead: 'Un cruce al principio, y después cayos a la vista unos de otros. La primera semana termina en Staniel, que tiene pista.',
  paragraphs: ['Se navega por el banco, del lado abrigado, con tres metros de agua clara debajo. El cruce desde Nassau toma una mañana larga; los demás tramos, una o dos horas.', 'En invierno un frente puede girar el viento: entonces se cambia de lado del cayo y se sigue al día siguiente.'],
  days: [
    { title: 'Embarque en Nassau', location: 'Nassau', activities: ['Le recogemos en el aeropuerto', 'Bienvenida a bordo', 'Pescado frito en Arawak Cay'], highlights: ['Primera noche al ancla'] },
    { title: 'A través del banco', location: 'Allan’s Cay', activities: ['Cruce temprano', 'Iguanas en la playa, sin darles de comer', 'Snorkel antes de cenar'], highlights: ['Iguanas'] },
    { title: 'El estero', location: 'Shroud Cay', activities: ['Vela por el banco', 'Kayak con la marea entre mangles', 'Baño en la playa del otro lado'], highlights: ['Kayak con la marea'] },
    { title: 'El parque marino', location: 'Warderick Wells', activities: ['Boya en una curva de azul', 'Subida a Boo Boo Hill', 'Snorkel entre pargos sin miedo'], highlights: ['Exuma Cays Land and Sea Park'] },
    { title: 'Un día bajo el agua', location: 'Warderick Wells', activities: ['Arrecifes sin pesca', 'Buceo a pulmón', 'Estrellas desde proa'], highlights: ['Arrecife protegido'] },
    { title: 'Los que duermen bajo el muelle', location: 'Compass Cay', activities: ['Tramo corto', 'Tiburones nodriza, de cerca y con calma', 'Playa larga del lado del estrecho'], highlights: ['Tiburones nodriza'] },
    { title: 'La gruta', location: 'Staniel Cay', activities: ['Thunderball Grotto con la marea parada', 'Paseo por el pueblo', 'Cena de despedida; la pista queda cerca'], highlights: ['Thunderball Grotto'] },
    { title: 'Antes que las lanchas', location: 'Big Major Cay', activities: ['Los cerdos, a primera hora', 'Tabla de remo', 'Tarde de lectura'], highlights: ['Los cerdos que nadan'] },
    { title: 'Pan de coco', location: 'Black Point', activities: ['Vela corta al sur', 'Paseo por el pueblo', 'Pan de coco recién hecho'], highlights: ['Un pueblo de verdad'] },
    { title: 'De vuelta a Staniel', location: 'Staniel Cay', activities: ['Regreso por el banco', 'Último snorkel', 'Noche junto a la pista'], highlights: ['Fin de la extensión'] },
    { title: 'La playa de afuera', location: 'Compass Cay', activities: ['Mañana a vela', 'Caminata al lado del estrecho', 'Parrilla en popa'], highlights: ['Playa sin huellas'] },
    { title: 'El avión hundido', location: 'Norman’s Cay', activities: ['Medio día a vela', 'Snorkel sobre el avión', 'Atardecer en el banco'], highlights: ['Avión en aguas bajas'] },
    { title: 'El último cayo', location: 'Highbourne Cay', activities: ['Tramo corto', 'Arrecife por la tarde', 'Cena en tierra o a bordo'], highlights: ['Noche tranquila'] },
    { title: 'Cruce de regreso', location: 'Nassau', activities: ['Salida temprano', 'Línea por la popa', 'Traslado al aeropuerto'], highlights: ['Regreso a Nassau'] },
  ],
  closing: { title: '¿Vuelve desde Staniel o desde Nassau?', text: 'Con siete días conviene volar desde Staniel; con catorce se vuelve a vela. Cuéntenos y lo cuadramos.' },
} satisfies ItineraryCopy
