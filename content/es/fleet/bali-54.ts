import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: 'Una sala al aire libre en la proa, sobre el agua clara de las Exumas',
  description:
    'Donde otros llevan red, el Bali 5.4 tiene cubierta firme con asientos: la primera fila sobre el agua de las Bahamas. Con capitán y cocinero, recibe a {{baliGuests}} huéspedes en {{baliCabins}} camarotes, cuatro con cama doble y dos con camas individuales, todos con baño y aire acondicionado.',
  fullDescription: [
    'A las diez de la mañana la proa está llena de gente descalza que no piensa levantarse mientras el agua clara pasa a ambos lados. En popa, la pared de vidrio del salón se abre hacia arriba: ustedes desayunan a una sola mesa con el mar al lado, y la sobremesa empieza adentro y acaba afuera. Junto a Brisa, nuestro otro catamarán en las Bahamas, es un modelo más nuevo y algo más corto. Cuesta más, y lo que pagan de más es esa proa y esa pared de vidrio.',
    'Cuando {{baliGuests}} vuelven de la playa con sal en la piel, el desalinizador da agua dulce para {{baliGuests}} duchas. Cala solo 1,45 metros, así que el capitán fondea cerca de la orilla. Embarcan en Nassau y la semana suele terminar en Staniel Cay, junto a la gruta y los cerdos que nadan; de allí regresan en avioneta, unos US$ {{stanielSeat}} por persona. Algunas semanas regresan a Nassau en el barco: lo verán al abrir la suya en el calendario.',
    'A media tarde la tripulación enciende la parrilla de popa, y el olor trae de vuelta a los de la playa. La semana cuesta {{baliAll}} para todos, con tripulación, mesa, bar, combustible y el {{bahamasCharterFee}} % de tasa de las Bahamas. Si vienen {{baliGuests}}, son {{baliAllShare}} por persona y día.',
  ],
  crew: {
    captain:
      'Cada tarde elige el fondeadero según el viento de la noche y, si puede, con playa. Cuando la ruta llega a Big Major, pídanle salir con la primera luz: verán los cerdos antes que las lanchas.',
    chef: 'Cocina para {{baliGuests}} sin apuro: langosta en su temporada, johnnycake recién horneado y una fuente de arroz con guandú para repetir.',
  },
  keywords: [
    'alquiler de catamarán en Bahamas',
    'Bali 5.4',
    'catamarán {{baliGuests}} huéspedes',
    'Exumas en familia',
  ],
  service: {
    premium: {
      title: 'Para {{baliGuests}}, sin filas',
      text: '{{BaliCabins}} camarotes, seis baños y dos tripulantes que se reparten el día: del capitán son la cubierta y el bote; del cocinero, la mesa. Al segundo día ya saben quién desayuna tarde.',
    },
    gourmet: {
      title: 'Sabor de las Bahamas',
      text: 'Ensalada de caracol (conch) con naranja y ají, cangrejo con arroz, costillas en la parrilla de popa. Llenamos la despensa en Nassau con su lista en la mano.',
    },
    safety: {
      title: 'Con la marea',
      text: 'En los canalizos de las Exumas la corriente tira como un río. El capitán los pasa de día y a la hora justa. Si anuncian un frente del norte, cambia de lado del cayo antes de que llegue.',
    },
    adventures: {
      title: 'Juntos o cada uno por su lado',
      text: 'Unos siguen a una raya con la máscara, otros clavan una sombrilla en el banco de arena y los abuelos se quedan en la sala de proa. El capitán los lleva por turnos en el bote.',
    },
  },
  activities: {
    snorkelling:
      'Dentro del parque marino de las Exumas nadie pesca desde los años ochenta. Lo notarán en el tamaño de los meros y en las langostas que salen de día.',
    swimming:
      'Sobre el banco ven el fondo desde la escalera. En bajamar asoma la arena, y el bote lleva hasta allí también a quienes no nadan.',
    'paddle-board':
      'Al amanecer el agua parece vidrio: remen de pie sobre su propia sombra y la de una raya.',
    kayak:
      'El estero de Shroud Cay atraviesa la isla entre mangles. Entren cuando sube la marea, báñense en la playa del otro lado y vuelvan cuando baja.',
    'beach-barbecue':
      'La tripulación lleva carbón, mesa y manteles a un cayo vacío, y la familia entera cena descalza.',
    'island-hopping':
      'Entre un cayo y el siguiente hay un par de horas: iguanas un día, mangles otro y, más al sur, tiburones nodriza y el bar de un club náutico.',
  },
} satisfies YachtCopy
