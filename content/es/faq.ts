import type { FaqCopy } from '../copy.ts'

export const faq = {
  meta: {
    title: 'Preguntas antes de zarpar, con respuesta',
    description: 'Cómo llegar al barco, qué incluye el precio y qué no, mareo, niños, mal tiempo y el visado tras visitar Cuba: respuestas claras a lo primero que preguntan.',
    keywords: ['preguntas chárter de yates', 'cómo llegar a San Blas', 'qué incluye un chárter', 'catamarán o velero', 'mareo en barco', 'ESTA Cuba'],
  },
  hero: { title: 'Lo que nos preguntan *primero*', lead: 'El dinero, el movimiento, la comida y el camino al barco. Si falta su pregunta, háganosla.' },
  transport: {
    title: 'Transporte y llegada',
    items: {
      'panama-guna-yala': { question: '¿Cómo llego de Ciudad de Panamá a Guna Yala?', answer: 'Hay dos caminos y organizamos cualquiera.\n\n1. **Por aire.** Vuelo directo de Albrook a El Porvenir, unos 40 minutos. Los aviones son pequeños y los horarios cambian; los confirmamos para su fecha.\n2. **Por tierra y agua.** Unas tres horas en 4x4 hasta Cartí y cerca de una hora en lancha rápida. Se sale hacia las 5:15, porque la carretera cierra por la tarde. En meses de viento la lancha moja.\n\nLleve el pasaporte: se revisa al entrar a la comarca. La comunidad cobra un impuesto de entrada de unos 20 a 22 USD por persona, en efectivo.' },
      'colombia-bahamas-transfer': { question: '¿Y en Colombia y las Bahamas?', answer: 'Le recogemos en el aeropuerto internacional, en Cartagena o en Nassau, y en pocos minutos está en el yate. En Cuba el traslado es parte de la ruta; lo muestra el [itinerario de Cuba](page:itineraryCuba).' },
      'mainland-stay': { question: '¿Podemos quedarnos en tierra antes del chárter?', answer: 'Sí, en casi todos los destinos, y tras un vuelo largo lo recomendamos. Ciudad de Panamá y Cartagena merecen un día. La estadía no está en el precio del chárter; le sugerimos hotel y auto.' },
    },
  },
  general: {
    title: 'El chárter',
    items: {
      booking: { question: '¿Cómo se reserva?', answer: '[Envíe una consulta](page:contact) con fechas y número de personas. Respondemos con barcos, precios y rutas. Cuando elija, recibe una oferta escrita con condiciones de pago y cancelación; el barco es suyo cuando ambas partes confirman. En este sitio no se paga nada. Si quiere también los vuelos, use [Fly & Sail](page:flySail).' },
      season: { question: '¿Cuál es la mejor época?', answer: 'De diciembre a abril toda la región es seca y con brisa.\n\n- **Panamá:** enero a abril.\n- **Colombia:** diciembre a abril.\n- **Cuba y Bahamas:** noviembre a abril. La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre.\n\nNavidad, Carnaval y Semana Santa se reservan primero.' },
      crew: { question: '¿Quién va a bordo con nosotros?', answer: 'Un capitán y un cocinero, en todos los yates. No hace falta licencia; puede ayudar mucho, poco o nada.' },
      included: { question: '¿Qué incluye el precio?', answer: 'El yate, la tripulación, tres comidas al día, bebidas, combustible y tasas de puerto. La página de cada [yate](page:yachts) enumera lo suyo, porque el equipo varía.' },
      'not-included': { question: '¿Qué no incluye?', answer: '- Vuelos y hoteles\n- [Seguro de viaje](page:insurance), que es obligatorio\n- Traslados, salvo que su oferta diga otra cosa\n- Propinas\n- Impuestos personales en el lugar; en Guna Yala, unos 20 a 22 USD\n- En las Bahamas, la tasa de chárter del 14 % para yates extranjeros, vigente desde julio de 2025' },
      'group-size': { question: '¿Cuántos podemos ser?', answer: 'De dos a doce en un yate. Macan lleva seis, Tsabalok ocho, el Bali 5.4 doce en seis camarotes. Si son más, dos barcos pueden navegar juntos.' },
      'special-requests': { question: 'Tenemos deseos particulares. ¿Es un problema?', answer: 'Vegano, sin gluten, una torta de cumpleaños, una mano firme en la escalera: con aviso temprano casi todo se puede. En islas remotas la compra se hace antes de que usted llegue.' },
      'catamaran-or-monohull': { question: '¿Catamarán o velero?', answer: 'El **catamarán** va nivelado, separa los camarotes y tiene mucha cubierta: lo prefieren familias y principiantes. El **monocasco**, como [Guji](page:yacht/guji-sun-odyssey-44i), se inclina, transmite más en el timón y cuesta menos.' },
      seasick: { question: '¿Me voy a marear?', answer: 'Al ancla casi nunca: detrás del arrecife el agua apenas se mueve. Lo más tranquilo son San Blas y las Exumas, en catamarán y con tramos de una o dos horas. Tome la pastilla antes, no durante; mire el horizonte y avise al capitán.' },
      'day-on-board': { question: '¿Cómo es un día a bordo?', answer: 'Café y baño al amanecer. Desayuno, una o dos horas a vela mientras la luz deja leer el arrecife, fondeo al mediodía, almuerzo a la sombra y siesta. Por la tarde el arrecife, un kayak, una isla. Cena con lo que trajeron los pescadores. A las diez casi todos duermen.' },
      children: { question: '¿Podemos llevar niños?', answer: 'Con gusto, mejor en catamarán. Díganos edades y pesos para los chalecos. Los padres siguen siendo responsables a bordo y en el agua. En [Tsabalok](page:yacht/leopard-42-tsabalok) los menores de 12 años pagan 30 % menos de la tarifa por persona.' },
      weather: { question: '¿Y si hace mal tiempo?', answer: 'El capitán cambia la ruta. En San Blas siempre hay un abrigo cerca. Si amenaza una tormenta con nombre en Cuba o las Bahamas, el yate va a refugio y hablamos de otra fecha u otra costa según el contrato. Los vuelos los protege el [seguro](page:insurance).' },
      'cuba-visa-waiver': { question: '¿Viajar a Cuba afecta mi entrada a Estados Unidos?', answer: 'Sí. Quien estuvo en Cuba desde enero de 2021 pierde el derecho a la exención de visado (ESTA) y necesita visa, también para escalas. Consulte con el consulado antes de reservar. [Panamá](page:panama) y [Colombia](page:colombia) no tienen esa consecuencia.' },
    },
  },
  closing: { title: '¿Queda una duda?', text: 'Pregunte por carta, teléfono o WhatsApp. A pregunta directa, respuesta directa.', cta: 'Preguntar' },
} satisfies FaqCopy
